import 'server-only'
import { createProcedureClient, isProcedure, type AnyProcedure } from '@orpc/server'
import { addRoute, createRouter, findRoute } from 'rou3'
import type { CallMeta } from '@/lib/contract/call'
import type { CallContext } from '@/lib/server/context'
import { router } from '@/lib/server/router'

/** A declared call, ready to run. */
export interface Route {
  meta: CallMeta
  run: (input: unknown, context: CallContext) => Promise<unknown>
}

type Tree = { [key: string]: Tree | AnyProcedure }

function* procedures(tree: Tree): Generator<AnyProcedure> {
  for (const node of Object.values(tree)) {
    if (isProcedure(node)) yield node
    else yield* procedures(node as Tree)
  }
}

/** `/goods/items/{item_id}` in rou3's spelling. */
const pattern = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

function buildTable() {
  const table = createRouter<Route>()
  for (const procedure of procedures(router as Tree)) {
    const { route, meta } = procedure['~orpc'] as {
      route: { method?: string; path?: string }
      meta: CallMeta
    }
    const client = createProcedureClient(procedure, { context: (context: CallContext) => context }) as (
      input: unknown,
      options: { context: CallContext },
    ) => Promise<unknown>
    const entry: Route = { meta, run: (input, context) => client(input, { context }) }
    addRoute(table, route.method, pattern(route.path ?? ''), entry)
    for (const { method, path } of meta.also) addRoute(table, method, pattern(path), entry)
  }
  return table
}

const table = buildTable()
const methods = ['GET', 'POST', 'PUT', 'DELETE']

/** The call for a method and a path under the prefix, with its path parameters decoded. */
export function matchRoute(
  method: string,
  path: string,
): { route: Route; params: Record<string, string> } | null {
  const found = findRoute(table, method === 'HEAD' ? 'GET' : method, path)
  return found ? { route: found.data, params: (found.params ?? {}) as Record<string, string> } : null
}

/** Verbs under which a path exists, for the answer to a wrong one. */
export const allowedMethods = (path: string): string[] =>
  methods.filter((method) => matchRoute(method, path) !== null)
