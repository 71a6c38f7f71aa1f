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

/* What stands in a list wherever nothing was written. */
static PyObject *zero;

/* blank(count): a list of so many zeros. */
static PyObject *rows_blank(PyObject *self, PyObject *number)
{
    const Py_ssize_t count = PyLong_AsSsize_t(number);
    if (count < 0)
        return PyErr_Occurred() ? NULL : PyErr_Format(PyExc_ValueError, "no list has %zd things", count);
    PyObject *sheet = PyList_New(count);
    for (Py_ssize_t i = 0; sheet != NULL && i < count; i++)
        PyList_SET_ITEM(sheet, i, Py_NewRef(zero));
    return sheet;
}

/* take(sheet, memory, at): `sheet` is a list that was blank, with floats written in it, `memory` small
   floats that lie side by side, to be written from the place `at` on. */
static PyObject *rows_take(PyObject *self, PyObject *args)
{
    PyObject *sheet, *memory;
    Py_ssize_t at;
    Py_buffer found;
    if (!PyArg_ParseTuple(args, "O!On", &PyList_Type, &sheet, &memory, &at))
        return NULL;
    const Py_ssize_t count = PyList_GET_SIZE(sheet);
    float *to = (float *)room(memory, &found, at, count, sizeof(float));
    if (to == NULL)
        return NULL;
    memset(to, 0, (size_t)count * sizeof(float));
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *one = PyList_GET_ITEM(sheet, i);
        if (one == zero)
            continue;
        to[i] = (float)PyFloat_AsDouble(one);
        PyList_SET_ITEM(sheet, i, Py_NewRef(zero));
        Py_DECREF(one);
    }
    PyBuffer_Release(&found);
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

static PyMethodDef functions[] = {
    {"blank", rows_blank, METH_O, "A list of so many zeros."},
    {"take", rows_take, METH_VARARGS, "Take over the numbers of a list, and clear it."},
    {"mark", rows_mark, METH_VARARGS, "Set these bytes, and clear the others."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_rows", NULL, 0, functions};

PyMODINIT_FUNC PyInit__rows(void)
{
    zero = PyFloat_FromDouble(0.0);
    return zero == NULL ? NULL : PyModule_Create(&module);
}
