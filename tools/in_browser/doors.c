/* All that is compiled is one library in a browser: opening 130 files there takes long. Its modules have no
   files of their own that point into it, so this opens them by what the library says where they begin. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <time.h>
#include <wchar.h>

_Static_assert(sizeof(long) == 4 && sizeof(void *) == 4 && sizeof(size_t) == 4, "not 32 bits wide");
_Static_assert(sizeof(time_t) == 8 && sizeof(off_t) == 8 && sizeof(wchar_t) == 4, "another C library");
_Static_assert(PY_MAJOR_VERSION == 3 && PY_MINOR_VERSION == 14, "the headers of another Python");

/* opened(capsule, name): the module that begins where the capsule of this name says. */
static PyObject *doors_opened(PyObject *self, PyObject *args)
{
    PyObject *capsule;
    const char *name;
    if (!PyArg_ParseTuple(args, "Os", &capsule, &name))
        return NULL;
    PyObject *(*begin)(void) = (PyObject * (*)(void)) PyCapsule_GetPointer(capsule, name);
    if (begin == NULL)
        return NULL;
    PyObject *module = begin();
    Py_XINCREF(module); /* the library keeps it as well */
    return module;
}

static PyMethodDef functions[] = {
    {"opened", doors_opened, METH_VARARGS, "The module that begins where a capsule says."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "osada__doors", NULL, 0, functions};

PyMODINIT_FUNC PyInit_osada__doors(void) { return PyModule_Create(&module); }
