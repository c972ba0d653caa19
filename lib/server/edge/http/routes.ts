import 'server-only'
import type { AnySchema } from '@orpc/contract'
import { createProcedureClient, isProcedure, type AnyProcedure } from '@orpc/server'
import { addRoute, createRouter, findRoute } from 'rou3'
import type { CallMeta } from '@/lib/contract/call'
import { router } from '@/lib/server/edge/router'
import type { CallContext } from '@/lib/server/ground/call-context'
import { withCompiledOutput } from './compiled-output'
import { modernInput, legacyNamesOf } from './legacy-gateway'

/** A declared call with its handler. */
export interface Route {
  meta: CallMeta
  /** The method under which the contract declares it. */
  method: string
  run: (input: Record<string, unknown>, context: CallContext) => Promise<unknown>
  /**
   * Cookies are ignored: a legacy name accepts GET also for calls that write, and a picture or link in a text must not
   * be able to trigger them (contract member §19).
   */
  bearerOnly: boolean
  /** The declared output. */
  output: AnySchema | undefined
  /**
   * The name of the call in the contract, such as `goods.list`; absent for a legacy name, which has parameters of its
   * own.
   */
  name?: string
  /** The name of the call in the contract, for metrics; a legacy name has that of its call. */
  call: string
  /** The declared input. */
  input: AnySchema | undefined
}

type Tree = { [key: string]: Tree | AnyProcedure }

function* procedures(tree: Tree, path = ''): Generator<[name: string, procedure: AnyProcedure]> {
  for (const [key, node] of Object.entries(tree)) {
    if (isProcedure(node)) yield [path + key, node]
    else yield* procedures(node as Tree, `${path}${key}.`)
  }
}

/** Converts `/goods/items/{item_id}` to rou3's notation. */
const pattern = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

function buildTable() {
  const table = createRouter<Route>()
  for (const [name, procedure] of procedures(router as Tree)) {
    const {
      route,
      meta,
      inputSchema: input,
      outputSchema: output,
    } = procedure['~orpc'] as {
      route: { method?: string; path?: string }
      meta: CallMeta
      inputSchema?: AnySchema
      outputSchema?: AnySchema
    }
    const checked = withCompiledOutput(procedure)
    const client = createProcedureClient(checked, { context: (context: CallContext) => context }) as (
      input: unknown,
      options: { context: CallContext },
    ) => Promise<unknown>
    const run: Route['run'] = (values, context) => client(values, { context })
    const method = route.method ?? 'GET'
    const entry: Route = { name, call: name, meta, method, run, input, output, bearerOnly: false }
    const methods = [{ method, path: route.path ?? '' }, ...meta.also]
    for (const { method, path } of methods) addRoute(table, method, pattern(path), entry)
    const readsByGet = methods.some(({ method }) => method === 'GET')
    for (const legacy of legacyNamesOf(meta)) {
      const runLegacy: Route['run'] = (values, context) => run(modernInput(values, legacy), context)
      addRoute(table, 'POST', `/${legacy.name}`, {
        call: name,
        meta,
        method,
        input,
        output,
        run: runLegacy,
        bearerOnly: false,
      })
      if (legacy.postOnly) continue
      addRoute(table, 'GET', `/${legacy.name}`, {
        call: name,
        meta,
        method,
        input,
        output,
        run: runLegacy,
        bearerOnly: !readsByGet,
      })
    }
  }
  return table
}

const table = buildTable()
const allMethods = ['GET', 'POST', 'PUT', 'DELETE']

/** Whether a request for this call changes something. */
export const isWriting = (method: string, { meta }: Pick<Route, 'meta'>): boolean =>
  meta.writes === true || (method !== 'GET' && method !== 'HEAD')

/**
 * Whether the session cookie is ignored for a request: one that changes data by GET, which a picture in a text of our
 * own pages could send (ADR 0008). HEAD is treated as GET.
 */
export const ignoresCookies = (method: string, route: Pick<Route, 'meta' | 'bearerOnly'>): boolean =>
  route.bearerOnly || ((method === 'GET' || method === 'HEAD') && isWriting(method, route))

/** Finds the call for a method and a path below the prefix; HEAD is treated as GET. */
export function matchRoute(
  method: string,
  path: string,
): { route: Route; params: Record<string, string> } | null {
  const found = findRoute(table, method === 'HEAD' ? 'GET' : method, path)
  return found ? { route: found.data, params: (found.params ?? {}) as Record<string, string> } : null
}

/** The methods of a path, for the `Allow` header. */
export const allowedMethods = (path: string): string[] =>
  allMethods.filter((method) => matchRoute(method, path) !== null)
