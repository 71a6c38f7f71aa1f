// Laid into a page before anything of its own: what a test or the lab asks of the page's worker beside the page, by the
// same messages. `osada.play` plays a table on; whoever wants to know hears of each play before it is said (`telling`)
// and once it is acknowledged (`acknowledged`).
(() => {
  const Own = Worker;
  const answers = new Map();
  const said = new Map();
  let count = 1e9; // the page counts from 1

  // Who asks before a worker has its tables is not answered.
  const osada = (window.osada = { workers: [], ready: () => new Promise(() => undefined) });
  window.Worker = class extends Own {
    constructor(...how) {
      super(...how);
      if (how[1]?.name !== "osada") return; // it has no tables
      osada.workers.push(this);
      const ready = new Promise((done) => {
        this.addEventListener("message", ({ data }) => data.is === "ready" && done());
      });
      osada.ready = () => ready;
      this.addEventListener("message", ({ data }) => {
        if (data.is === "answer") answers.get(data.id)?.(data);
        if (data.is === "said") said.get(data.line)?.(JSON.parse(data.message || "null"));
      });
    }
  };
  const post = (message) => osada.workers.at(-1).postMessage(message);

  osada.ask = async (method, path, body) => {
    await osada.ready();
    const id = ++count;
    const { status, text } = await new Promise((done) => {
      answers.set(id, done);
      post({ do: "ask", id, method, path, query: "{}", body: body === undefined ? "" : JSON.stringify(body) });
    });
    answers.delete(id);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text);
  };

  // A line to a table; `say` waits for its reply.
  osada.listen = async (table) => {
    const line = ++count;
    const replies = new Map();
    await new Promise((welcomed) => {
      said.set(line, (message) => {
        if (message?.is === "welcome") welcomed();
        else if (message?.is === "reply") replies.get(message.ref)?.(message);
      });
      post({ do: "listen", line, table, hello: JSON.stringify({ do: "hello", after: -1, brief: true }) });
    });
    return {
      say: (ask) =>
        new Promise((done) => {
          const ref = ++count;
          replies.set(ref, done);
          post({ do: "say", line, said: JSON.stringify({ ref, ask }) });
        }),
      close: () => {
        said.delete(line);
        post({ do: "close", line });
      },
    };
  };

  const chance = (seed) => () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };

  // Whatever is legal, `soon` before all else and `last` only when there is nothing else; how many plays it took.
  osada.play = async (table, { seed = 1, most = 2000, soon = [], last = [], until = () => false } = {}) => {
    const line = await osada.listen(table);
    const random = chance(seed);
    let made = 0;
    while (made < most) {
      const now = await osada.ask("GET", `/api/tables/${table}/scene`);
      if (now.outcome || until(now)) break;
      if (!now.legal.length) {
        await new Promise((later) => setTimeout(later, 5));
        continue;
      }
      const first = now.legal.find((action) => soon.includes(action.join(" ")));
      const eager = now.legal.filter(([kind]) => !last.includes(kind));
      const some = eager.length ? eager : now.legal;
      const action = first ?? some[Math.floor(random() * some.length)];
      await window.telling?.(now.number, action.join(" "));
      const reply = await line.say({ do: "play", action, expected: now.number });
      if (!reply.problem) {
        made++;
        await window.acknowledged?.(reply.number, action.join(" "));
      }
    }
    line.close();
    return made;
  };
})();
