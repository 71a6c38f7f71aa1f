### The game before it is opened: what the lobby and the first game say of it.

mythwind-about-title = Mythwind
mythwind-about-what = A town that grows from season to season. Nobody loses; villagers and sprites simply remember what you did.
mythwind-about-play = Enter the valley
mythwind-about-reached =
    { $season ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[winter] winter
    } of year { $year }, { $day ->
        [0] before the first day
       *[other] day { $day }
    }
mythwind-about-learn-1 = Together you look after a small town in a valley, each of you with a character of their own.
mythwind-about-learn-2 = Every day has a dawn with its weather, a noon for the town’s work and your own, and a dusk.
mythwind-about-learn-3 = There is no end and no winner: the town grows from season to season and remembers what you did.
mythwind-about-end = The town so far

# How a level thinks, behind its animal’s name
mythwind-about-level =
    { $level ->
        [novice] does what is handy, by a few rules of thumb
        [skilled] follows one plan for the whole town, and keeps an eye on the goal
       *[master] follows the plan, and tries its three best actions out to the end of the season
    }

## The chapters of its rules, by the section that content/rules.toml names

mythwind-about-chapter-general = The game
mythwind-about-chapter-components = Components
mythwind-about-chapter-setup = The first set-up
mythwind-about-chapter-characters = Characters
mythwind-about-chapter-areas = Areas
mythwind-about-chapter-resources = Town resources
mythwind-about-chapter-workers = Workers
mythwind-about-chapter-coins = Coins
mythwind-about-chapter-dawn = Dawn
mythwind-about-chapter-noon = Noon
mythwind-about-chapter-noon-adventure = Noon: Adventure
mythwind-about-chapter-noon-community = Noon: Community work or Clear an area
mythwind-about-chapter-noon-construct = Noon: Construct or Demolish
mythwind-about-chapter-noon-hire = Noon: Hire
mythwind-about-chapter-noon-use = Noon: Use a building
mythwind-about-chapter-dusk = Dusk
mythwind-about-chapter-season-end = The end of a season
mythwind-about-chapter-goals = Goals
mythwind-about-chapter-track = The construction track
mythwind-about-chapter-buildings = The buildings
mythwind-about-chapter-events = Events
mythwind-about-chapter-skills = Skills
mythwind-about-chapter-envelopes = Mystery envelopes
mythwind-about-chapter-saving = Saving and resuming
mythwind-about-chapter-tower = Tower upgrades
mythwind-about-chapter-sprites = Sprites and their visits
mythwind-about-chapter-achievements = Achievements
mythwind-about-chapter-icons = Icons
mythwind-about-chapter-rulings = Open questions, and how we decided them
