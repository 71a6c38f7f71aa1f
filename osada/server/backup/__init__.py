"""Copies of everything a house keeps: made while people play, looked through, and put back."""
