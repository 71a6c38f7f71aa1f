### Hra na jedné stránce: názvy rámečků; v nich stojí pravidla.

mythwind-summary-together = Společně
mythwind-summary-dawn = Úsvit
mythwind-summary-noon = Poledne
mythwind-summary-workers = Dělníci
mythwind-summary-town = Zdroje městečka
mythwind-summary-season = Soumrak a konec období
