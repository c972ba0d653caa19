/** Takes turns: returns the first choice that qualifies, starting after the previous one. */
export function roundRobin<Choice>(
  choices: readonly Choice[],
): (qualifies: (choice: Choice) => boolean) => Choice | undefined {
  let next = 0
  return (qualifies) => {
    for (let step = 0; step < choices.length; step++) {
      const index = (next + step) % choices.length
      const choice = choices[index]
      if (choice === undefined || !qualifies(choice)) continue
      next = index + 1
      return choice
    }
    return undefined
  }
}
