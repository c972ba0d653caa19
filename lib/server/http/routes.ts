import 'server-only'
import type { AnySchema } from '@orpc/contract'
import { createProcedureClient, isProcedure, type AnyProcedure } from '@orpc/server'
import { addRoute, createRouter, findRoute } from 'rou3'
import type { CallMeta } from '@/lib/contract/call'
import type { CallContext } from '@/lib/server/context'
import { router } from '@/lib/server/router'
import { modernInput, legacyNamesOf } from './legacy-gateway'

/** A declared call, ready to run. */
export interface Route {
  meta: CallMeta
  run: (input: Record<string, unknown>, context: CallContext) => Promise<unknown>
  /**
   * Cookies count for nothing: an old name answers GET also where the call itself changes something by POST, and a
   * picture or a link in somebody's text must not be able to press it (contract member §19).
   */
  bearerOnly: boolean
  /** The declared shape of what comes out. */
  output: AnySchema | undefined
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
    const {
      route,
      meta,
      outputSchema: output,
    } = procedure['~orpc'] as {
      route: { method?: string; path?: string }
      meta: CallMeta
      outputSchema?: AnySchema
    }
    const client = createProcedureClient(procedure, { context: (context: CallContext) => context }) as (
      input: unknown,
      options: { context: CallContext },
    ) => Promise<unknown>
    const run: Route['run'] = (input, context) => client(input, { context })
    const entry: Route = { meta, run, output, bearerOnly: false }
    const verbs = [{ method: route.method, path: route.path ?? '' }, ...meta.also]
    for (const { method, path } of verbs) addRoute(table, method, pattern(path), entry)
    const readsByGet = verbs.some(({ method }) => method === 'GET')
    for (const old of legacyNamesOf(meta)) {
      const oldRun: Route['run'] = (input, context) => run(modernInput(input, old), context)
      addRoute(table, 'POST', `/${old.name}`, { meta, output, run: oldRun, bearerOnly: false })
      addRoute(table, 'GET', `/${old.name}`, { meta, output, run: oldRun, bearerOnly: !readsByGet })
    }
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
