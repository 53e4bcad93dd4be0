# Ce que seules les promos disent : leurs évènements, questions, refus et options. Un bloc pour chacune.
