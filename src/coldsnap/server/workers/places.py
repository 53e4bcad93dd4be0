"""How many workers a kind of job may hold at once, so that none is kept waiting by what takes longer or matters less.

Flicks may have all workers. All else leaves one, so a flick waits for other flicks only; bots that think leave another
one, so a preview waits for no thought. Of those that are left for thoughts, neither one address nor all tables of bots
alone together may have the last, so another one's bot can begin at once. Where there are too few workers for all that,
one may always be held, and whoever comes waits for what is being worked on: nothing that has begun is broken off.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from coldsnap.server.workers.waiting import Lane, Waiting


def may_begin(at_work: Sequence[Waiting], workers: int) -> Callable[[Waiting], bool]:
    """Which jobs one of so many warm workers may begin with, beside those that are worked on."""
    thoughts = [job for job in at_work if job.work.thinks]
    of_address = Counter(job.asker.address for job in thoughts)
    of_bots_alone = sum(job.asker.bots_alone for job in thoughts)
    tables = {job.asker.table for job in at_work}
    beside_flicks = sum(job.lane is not Lane.FLICKS for job in at_work) < max(1, workers - 1)
    beside_previews = len(thoughts) < max(1, workers - 2)
    most = max(1, workers - 3)

    def may(job: Waiting) -> bool:
        if job.asker.table in tables:
            return False
        if job.lane is Lane.FLICKS or not beside_flicks:
            return job.lane is Lane.FLICKS
        if not job.work.thinks:
            return True
        alone = job.asker.bots_alone and of_bots_alone >= most
        return beside_previews and of_address[job.asker.address] < most and not alone

    return may
