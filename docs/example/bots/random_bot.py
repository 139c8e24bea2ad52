# A bot in plain Python: any legal answer, as chance will have it.
# tafelrunde arena hoard --bots "greedy,cmd:python3 docs/example/bots/random_bot.py"
import json
import random
import sys


def choose(question):
    ids = [option["id"] for option in question["options"] if "no" not in option]
    kind, least, most = question["kind"], question["min"], question["max"]
    if kind == "one":
        return random.choice(ids)
    if kind == "number":
        return random.randint(least, most)
    if kind == "confirm":
        return random.random() < 0.5
    if kind == "order":
        return random.sample(ids, len(ids))
    if kind == "some":
        return random.sample(ids, random.randint(least, min(most, len(ids))))
    # A place on a map: a point somewhere on it. What is not allowed is refused, and asked again.
    size = (question["about"] or {}).get("size", 1000)
    return [{"x": random.randint(0, size), "y": random.randint(0, size)} for _ in range(max(1, least))]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "moment":
        answer = {"type": "answer", "id": message["ticket"], "answer": choose(message["question"])}
        print(json.dumps(answer), flush=True)
