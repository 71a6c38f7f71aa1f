/* A small learned judgement worked out: the sums of osada/bots/net.py, in C.

   Every sum is taken in one fixed order, with no fused steps (-ffp-contract=off), so the same numbers
   come out on every machine, and in WebAssembly. Facts that are nothing, most of them, cost nothing. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

/* Into each of `width` sums, what every fact that is something adds to it. */
static void add(const float *facts, Py_ssize_t count, const float *weights, Py_ssize_t width,
                float *restrict sums)
{
    for (Py_ssize_t i = 0; i < count; i++, weights += width) {
        const float fact = facts[i];
        if (fact == 0.0f)
            continue;
        for (Py_ssize_t j = 0; j < width; j++)
            sums[j] += fact * weights[j];
    }
}

/* work: the facts, then one part, what all parts add up to, the inner layer; what comes out, last. */
static const float *judge(float *work, Py_ssize_t count, const float *net, Py_ssize_t whole,
                          Py_ssize_t per_part, Py_ssize_t width, Py_ssize_t inner, Py_ssize_t out)
{
    const float *w0 = net, *b0 = w0 + per_part * width;
    const float *w1 = b0 + width, *b1 = w1 + (whole + width) * inner;
    const float *w2 = b1 + inner, *b2 = w2 + inner * out;
    float *part = work + count, *added = part + width, *hidden = added + width;
    float *found = hidden + inner;
    memset(added, 0, (size_t)width * sizeof(float));
    for (Py_ssize_t at = whole; at + per_part <= count; at += per_part) {
        memcpy(part, b0, (size_t)width * sizeof(float));
        add(work + at, per_part, w0, width, part);
        for (Py_ssize_t j = 0; j < width; j++)
            added[j] += part[j] > 0.0f ? part[j] : 0.0f;
    }
    memcpy(hidden, b1, (size_t)inner * sizeof(float));
    add(work, whole, w1, inner, hidden);
    add(added, width, w1 + whole * inner, inner, hidden);
    for (Py_ssize_t j = 0; j < inner; j++)
        hidden[j] = hidden[j] > 0.0f ? hidden[j] : 0.0f;
    memcpy(found, b2, (size_t)out * sizeof(float));
    add(hidden, inner, w2, out, found);
    return found;
}

/* read(facts, net, (whole, per_part, width, inner, out)): the list of what comes out. `net` holds all
   layers, one after the other, each with its shifts behind it. */
static PyObject *net_read(PyObject *self, PyObject *args)
{
    PyObject *facts, *found = NULL;
    Py_buffer net;
    Py_ssize_t whole, per_part, width, inner, out;
    if (!PyArg_ParseTuple(args, "O!y*(nnnnn)", &PyList_Type, &facts, &net, &whole, &per_part, &width,
                          &inner, &out))
        return NULL;
    const Py_ssize_t count = PyList_GET_SIZE(facts);
    const Py_ssize_t numbers =
        per_part * width + width + (whole + width) * inner + inner + inner * out + out;
    float *work = NULL;
    if (whole < 0 || per_part < 1 || width < 1 || inner < 1 || out < 1 || count < whole ||
        (count - whole) % per_part || net.len != numbers * (Py_ssize_t)sizeof(float)) {
        PyErr_SetString(PyExc_ValueError, "these facts are not those that the net was made for");
        goto done;
    }
    work = PyMem_Malloc((size_t)(count + 2 * width + inner + out) * sizeof(float));
    if (work == NULL) {
        PyErr_NoMemory();
        goto done;
    }
    for (Py_ssize_t i = 0; i < count; i++)
        work[i] = (float)PyFloat_AsDouble(PyList_GET_ITEM(facts, i));
    if (PyErr_Occurred())
        goto done;
    const float *read = judge(work, count, net.buf, whole, per_part, width, inner, out);
    found = PyList_New(out);
    for (Py_ssize_t j = 0; found != NULL && j < out; j++) {
        PyObject *one = PyFloat_FromDouble(read[j]);
        if (one == NULL)
            Py_CLEAR(found);
        else
            PyList_SET_ITEM(found, j, one);
    }
done:
    PyMem_Free(work);
    PyBuffer_Release(&net);
    return found;
}

static PyMethodDef functions[] = {
    {"read", net_read, METH_VARARGS, "What comes out of a net for one row of facts."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_net", NULL, 0, functions};

PyMODINIT_FUNC PyInit__net(void) { return PyModule_Create(&module); }
