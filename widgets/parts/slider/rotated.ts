/** A list that begins at an index and goes on from its start, so that a slider shows this entry first. */
export const rotated = <T>(list: readonly T[], index = 0): T[] => [
  ...list.slice(index),
  ...list.slice(0, index),
]
