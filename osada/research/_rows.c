/* Numbers out of lists into memory that an array lies in: what is not nothing is taken over, and the
   list is all zeros again for whoever writes next. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

/* The memory of `count` things of `size` bytes, the first of them at `from`; NULL and an error where
   it is not there, or belongs to nobody who may write. */
static char *room(PyObject *memory, Py_buffer *found, Py_ssize_t from, Py_ssize_t count, Py_ssize_t size)
{
    if (PyObject_GetBuffer(memory, found, PyBUF_WRITABLE) < 0)
        return NULL;
    if (from < 0 || count < 0 || from > found->len / size || count > found->len / size - from) {
        PyErr_Format(PyExc_ValueError, "a row of %zd bytes at %zd does not fit into %zd", count * size,
                     from * size, found->len);
        PyBuffer_Release(found);
        return NULL;
    }
    return (char *)found->buf + from * size;
}

/* What stands in a list wherever nothing was written: the whole number 0. */
static PyObject *zero;

/* So many things are looked at before those that were written are taken over. */
#define LOOKED_AT 256

/* take(sheet, wholes, memory, at): `sheet` is a list of zeros, with numbers written in it, `wholes`
   as many doubles that these are shares of, `memory` small floats that lie side by side, to be
   written from the place `at` on. */
static PyObject *rows_take(PyObject *self, PyObject *args)
{
    PyObject *sheet, *wholes, *memory;
    Py_ssize_t at;
    Py_buffer found, divisors;
    if (!PyArg_ParseTuple(args, "O!OOn", &PyList_Type, &sheet, &wholes, &memory, &at))
        return NULL;
    const Py_ssize_t count = PyList_GET_SIZE(sheet);
    if (PyObject_GetBuffer(wholes, &divisors, PyBUF_SIMPLE) < 0)
        return NULL;
    float *to = NULL;
    if (divisors.len != count * (Py_ssize_t)sizeof(double))
        PyErr_Format(PyExc_ValueError, "%zd bytes are no row of %zd shares", divisors.len, count);
    else
        to = (float *)room(memory, &found, at, count, sizeof(float));
    if (to == NULL) {
        PyBuffer_Release(&divisors);
        return NULL;
    }
    const double *of = divisors.buf;
    PyObject **things = ((PyListObject *)sheet)->ob_item;
    memset(to, 0, (size_t)count * sizeof(float));
    for (Py_ssize_t from = 0; from < count; from += LOOKED_AT) {
        Py_ssize_t places[LOOKED_AT], written = 0;
        const Py_ssize_t stop = from + LOOKED_AT < count ? from + LOOKED_AT : count;
        for (Py_ssize_t i = from; i < stop; i++) { /* without a branch: nobody could guess it */
            places[written] = i;
            written += things[i] != zero;
        }
        for (Py_ssize_t n = 0; n < written; n++) {
            const Py_ssize_t i = places[n];
            PyObject *one = things[i];
            const double number = PyLong_CheckExact(one) ? (double)PyLong_AsLong(one) : PyFloat_AsDouble(one);
            const double share = number / of[i];
            to[i] = share > 0 ? share < 1 ? (float)share : 1 : 0;
            things[i] = Py_NewRef(zero);
            Py_DECREF(one);
        }
    }
    PyBuffer_Release(&found);
    PyBuffer_Release(&divisors);
    if (PyErr_Occurred())
        return NULL;
    Py_RETURN_NONE;
}

/* mark(numbers, memory, at, count): of `count` bytes from the place `at` on those with these numbers
   become 1, all others 0. */
static PyObject *rows_mark(PyObject *self, PyObject *args)
{
    PyObject *numbers, *memory;
    Py_ssize_t at, count;
    Py_buffer found;
    if (!PyArg_ParseTuple(args, "O!Onn", &PyList_Type, &numbers, &memory, &at, &count))
        return NULL;
    char *to = room(memory, &found, at, count, 1);
    if (to == NULL)
        return NULL;
    memset(to, 0, (size_t)count);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(numbers); i++) {
        const Py_ssize_t number = PyLong_AsSsize_t(PyList_GET_ITEM(numbers, i));
        if (number < 0 || number >= count) {
            if (!PyErr_Occurred())
                PyErr_Format(PyExc_ValueError, "%zd is no number below %zd", number, count);
            break;
        }
        to[number] = 1;
    }
    PyBuffer_Release(&found);
    if (PyErr_Occurred())
        return NULL;
    Py_RETURN_NONE;
}

#if defined(__GNUC__)
#define CALL_FOR(memory) __builtin_prefetch(memory)
#else
#define CALL_FOR(memory) ((void)(memory))
#endif
#define LINE 64
#define DEPTH 4
#define MOST 4096
/* What so many hold is of no single position, and near already. */
#define MANY 32

/* Things whose own memory has been called for; those whose row has been, too, have the lowest bit. */
struct called {
    Py_ssize_t count;
    uintptr_t things[MOST];
};

static int call_thing(PyObject *thing, void *more)
{
    struct called *next = more;
    if (next->count < MOST) {
        next->things[next->count++] = (uintptr_t)thing;
        CALL_FOR(thing);
    }
    return 0;
}

static void call_memory(const void *memory, Py_ssize_t size)
{
    for (Py_ssize_t at = 0; at < size; at += LINE)
        CALL_FOR((const char *)memory + at);
}

static void look_into(uintptr_t called, struct called *next)
{
    PyObject *thing = (PyObject *)(called & ~(uintptr_t)1);
    if (PyList_CheckExact(thing)) {
        PyObject **row = ((PyListObject *)thing)->ob_item;
        const Py_ssize_t count = PyList_GET_SIZE(thing);
        if (!(called & 1)) {
            call_memory(row, count * (Py_ssize_t)sizeof(PyObject *));
            if (count > 0 && next->count < MOST)
                next->things[next->count++] = called | 1;
        } else if (PyList_CheckExact(row[0])) {
            for (Py_ssize_t i = 0; i < count; i++)
                call_thing(row[i], next);
        }
    } else if (PyObject_IS_GC(thing) && Py_REFCNT(thing) < MANY)
        Py_TYPE(thing)->tp_traverse(thing, call_thing, next);
}

/* call(things): everything that these are made of is called for at once, so that who works on one
   after the other need not wait for each piece of it to come from afar. Nothing is changed. */
static PyObject *rows_call(PyObject *self, PyObject *things)
{
    static struct called rounds[2]; /* whoever is here holds Python's lock */
    if (!PyList_Check(things))
        return PyErr_Format(PyExc_TypeError, "a list of things is called for");
    struct called *now = &rounds[0], *next = &rounds[1];
    now->count = 0;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(things) && i < MOST; i++) {
        PyObject *thing = PyList_GET_ITEM(things, i);
        call_memory(thing, Py_TYPE(thing)->tp_basicsize);
        now->things[now->count++] = (uintptr_t)thing;
    }
    for (int depth = 0; depth < DEPTH; depth++) {
        next->count = 0;
        for (Py_ssize_t i = 0; i < now->count; i++)
            look_into(now->things[i], next);
        struct called *spent = now;
        now = next;
        next = spent;
    }
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"take", rows_take, METH_VARARGS, "Take over the numbers of a list, and clear it."},
    {"call", rows_call, METH_O, "Call for the memory of these things, and of what they are made of."},
    {"mark", rows_mark, METH_VARARGS, "Set these bytes, and clear the others."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_rows", NULL, 0, functions};

PyMODINIT_FUNC PyInit__rows(void)
{
    zero = PyLong_FromLong(0);
    return zero == NULL ? NULL : PyModule_Create(&module);
}
