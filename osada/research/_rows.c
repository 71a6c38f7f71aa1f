/* Numbers out of a list into an array: what is not nothing is taken over, and the list is all zeros
   again for whoever writes next. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

/* take(sheet, row, zero): `sheet` is a list of floats, `row` the floats of an array of the same length;
   `zero` is the very object that stands in the list wherever nothing was written. */
static PyObject *rows_take(PyObject *self, PyObject *args)
{
    PyObject *sheet, *zero;
    Py_buffer row;
    if (!PyArg_ParseTuple(args, "O!w*O!", &PyList_Type, &sheet, &row, &PyFloat_Type, &zero))
        return NULL;
    const Py_ssize_t count = PyList_GET_SIZE(sheet);
    if (row.len != count * (Py_ssize_t)sizeof(float)) {
        PyErr_Format(PyExc_ValueError, "the row has %zd bytes and not %zd", row.len,
                     count * (Py_ssize_t)sizeof(float));
        PyBuffer_Release(&row);
        return NULL;
    }
    float *to = row.buf;
    memset(to, 0, (size_t)row.len);
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *one = PyList_GET_ITEM(sheet, i);
        if (one == zero)
            continue;
        to[i] = (float)PyFloat_AsDouble(one);
        PyList_SET_ITEM(sheet, i, Py_NewRef(zero));
        Py_DECREF(one);
    }
    PyBuffer_Release(&row);
    if (PyErr_Occurred())
        return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"take", rows_take, METH_VARARGS, "Take over the numbers of a list, and clear it."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_rows", NULL, 0, functions};

PyMODINIT_FUNC PyInit__rows(void) { return PyModule_Create(&module); }
