# Ce qui peut arriver dans tout jeu déclaré

reason-over = La partie est terminée.
reason-not_asked = C’est à quelqu’un d’autre.
reason-not_now = Ce n’est pas demandé maintenant.
reason-not_there = { $card } n’est pas là.
event-over = La partie est terminée
