import type { z } from 'zod'
import { contract } from '@/lib/contract'

/** Lists of the desk with cursors (ADR 0111): a page number that they would ignore is refused. */

interface Declared {
  '~orpc': {
    route: { path: string }
    inputSchema?: { shape?: Record<string, unknown> } & Pick<z.ZodType, 'safeParse'>
    outputSchema?: { shape?: Record<string, unknown> }
  }
}
type Tree = { [key: string]: Tree | Declared }

const callsOf = (tree: Tree): Declared['~orpc'][] =>
  Object.values(tree).flatMap((node) =>
    '~orpc' in node ? [(node as Declared)['~orpc']] : callsOf(node as Tree),
  )
const lists = callsOf(contract.operator as unknown as Tree).filter(
  ({ inputSchema, outputSchema }) => inputSchema?.shape?.after && outputSchema?.shape?.list,
)

it('there are some', () => expect(lists.length).toBeGreaterThan(5))

it.each(lists.map((list) => [list.route.path, list] as const))('%s refuses a page number', (_, list) => {
  const problemsOf = (page: number) =>
    list.inputSchema
      ?.safeParse({ page })
      .error?.issues.filter(({ path }) => path[0] === 'page')
      .map(({ message }) => message) ?? []
  expect(problemsOf(2)).toEqual(['这个列表没有页码，请用上一页的 next 作为 after'])
  expect(problemsOf(1)).toEqual([])
})
