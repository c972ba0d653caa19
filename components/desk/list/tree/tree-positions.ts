/** A row of a tree. */
export interface TreeRow {
  category_id: number
  /** 0 at the top. */
  parent_id: number
}

/** A position in a tree. */
export interface TreePosition {
  /** 0 at the top. */
  parentId: number
  /** The row that it is before; 0 for the end. */
  beforeId: number
}

/** Ids of the rows under a parent, in their sequence. */
export const childrenOf = (rows: readonly TreeRow[], parentId: number): number[] =>
  rows.filter(({ parent_id: id }) => id === parentId).map(({ category_id: id }) => id)

const isSame = (one: TreePosition, two: TreePosition) =>
  one.parentId === two.parentId && one.beforeId === two.beforeId

/** The position after a row. */
function positionAfter(rows: readonly TreeRow[], id: number): TreePosition {
  const parentId = rows.find((row) => row.category_id === id)?.parent_id ?? 0
  const siblings = childrenOf(rows, parentId)
  return { parentId, beforeId: siblings[siblings.indexOf(id) + 1] ?? 0 }
}

/** Where a row stands. */
export const positionOf = (rows: readonly TreeRow[], id: number): TreePosition => positionAfter(rows, id)

const heightOf = (rows: readonly TreeRow[], id: number): number =>
  1 + Math.max(0, ...childrenOf(rows, id).map((child) => heightOf(rows, child)))

function withoutBranch(rows: readonly TreeRow[], id: number): TreeRow[] {
  const below = new Set([id])
  const add = (parent: number): void =>
    childrenOf(rows, parent).forEach((child) => {
      below.add(child)
      add(child)
    })
  add(id)
  return rows.filter(({ category_id: one }) => !below.has(one))
}

/**
 * The positions that a row can have, from the top of the tree to its end.
 * @param levels levels that the tree may have
 */
export function positionsFor(rows: readonly TreeRow[], id: number, levels: number): TreePosition[] {
  const others = withoutBranch(rows, id)
  const height = heightOf(rows, id)
  const under = (parentId: number, level: number): TreePosition[] =>
    level + height - 1 > levels
      ? []
      : [
          ...childrenOf(others, parentId).flatMap((child) => [
            { parentId, beforeId: child },
            ...under(child, level + 1),
          ]),
          { parentId, beforeId: 0 },
        ]
  return under(0, 1)
}

/**
 * The position that a pointer means: at the upper edge of a row before it, at the lower edge after it, between as the
 * last row under it.
 * @param share 0 at the upper edge of the row, 1 at the lower one
 * @returns null where the row cannot be put
 */
export function positionAt(
  rows: readonly TreeRow[],
  { id, overId, share, levels }: { id: number; overId: number; share: number; levels: number },
): TreePosition | null {
  const others = withoutBranch(rows, id)
  const over = others.find((row) => row.category_id === overId)
  if (!over) return null
  const before = { parentId: over.parent_id, beforeId: overId }
  const after = positionAfter(others, overId)
  const [firstBelow] = childrenOf(others, overId)
  const edge = share < 0.5 ? before : after
  const wanted =
    share < 0.3
      ? [before]
      : share > 0.7
        ? [...(firstBelow === undefined ? [] : [{ parentId: overId, beforeId: firstBelow }]), after]
        : [{ parentId: overId, beforeId: 0 }, edge]
  const allowed = positionsFor(rows, id, levels)
  return wanted.find((one) => allowed.some((other) => isSame(one, other))) ?? null
}

/** A position in words: 一级第2位，在“空调”之前. */
export function positionText(
  rows: readonly TreeRow[],
  id: number,
  { parentId, beforeId }: TreePosition,
  nameOf: (id: number) => string,
): string {
  const siblings = childrenOf(rows, parentId).filter((one) => one !== id)
  const index = beforeId === 0 ? siblings.length : siblings.indexOf(beforeId)
  const level = parentId === 0 ? '一级' : `“${nameOf(parentId)}”下`
  return `${level}第${index + 1}位，${beforeId === 0 ? '在最后' : `在“${nameOf(beforeId)}”之前`}`
}
