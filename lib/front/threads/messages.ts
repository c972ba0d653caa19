/** Functions of plain data that the threads of the mall offer each other. */
import type { IncomingHttpHeaders } from 'node:http'
import type { MessagePort, ResourceLimits } from 'node:worker_threads'
import type { EngineLoad, KeptCalls, PlainResponse } from '../../web/registry.ts'
import type { CacheControl } from '../cache-entry.ts'
import type { PackedEntry, PackedValue } from '../next/packed-value.ts'

/** A request that the engine answers. */
export type CallMessage = {
  method: string
  url: string
  headers: IncomingHttpHeaders
  /** Address of the connection. */
  address: string
  /** The whole body, or the number under which its parts are read. */
  body: Uint8Array | number | null
}

/** A response that is not text. */
export type BytesMessage = { status: number; headers: [string, string][]; bytes: Uint8Array | null }

/** A response whose parts are read under a number, because it is long. */
export type StreamMessage = { status: number; headers: [string, string][]; parts: number }

/** Offered by the engine to the door. */
export type EngineFunctions = KeptCalls & {
  answer(call: CallMessage): Promise<PlainResponse | BytesMessage | StreamMessage>
  /** The next part of a long response; null at its end. */
  readAnswer(parts: number): Promise<Uint8Array | null>
  /** Its rest is not wanted any more. */
  closeAnswer(parts: number): Promise<void>
  lacksPage(path: string): Promise<boolean>
  ready(): Promise<{ ok: boolean; checks: Record<string, string> }>
  load(): Promise<EngineLoad>
  metrics(): Promise<string>
  close(): Promise<void>
}

/** Offered by the door to the engine. */
export type DoorFunctions = {
  /** Resolves when the door has dropped what carries one of the tags; renderers drop it before their next request. */
  invalidate(tags: readonly string[]): Promise<void>
  /** The next part of a body; null at its end. */
  readBody(body: number): Promise<Uint8Array | null>
}

/** Sent by the engine's thread when the engine has started. */
export type EngineStarted = { keepsCalls: boolean; knowsPages: boolean }
/** Sent to the engine's thread for each renderer: its end of the connection. */
export type RendererConnected = { renderer: MessagePort }

/** Offered by a renderer to the door. */
export type RendererFunctions = {
  /** @param invalidationsSent how many invalidations the renderer has been sent, with this one */
  invalidated(tags: readonly string[], invalidationsSent: number): void
  /** Resolves behind everything that the renderer sent before. */
  settled(): Promise<void>
}

/**
 * Header of a request to a renderer: how many invalidations it has been sent before. Requests and messages come on
 * different ways; the renderer answers when it has seen as many.
 */
export const invalidationsHeader = 'x-mall-invalidations'

/** Offered by the door to a renderer: the page cache. */
export type PageStoreFunctions = {
  readPage(serverDir: string | undefined, key: string, kind: string): Promise<PackedEntry | undefined>
  storePage(key: string, value: PackedValue, cacheControl: CacheControl | undefined): Promise<void>
  removePage(key: string): Promise<void>
  invalidate(tags: readonly string[]): Promise<void>
}

/**
 * Heaps in megabytes. New objects have three half-spaces of 8: V8 would take 96, for pages whose objects all end with
 * their render. The bound of the old ones is many times what a thread needs; V8 lets a heap with a lower bound grow
 * less between two collections, and it would be 4 GB.
 */
const heap = (maxOldGenerationSizeMb: number): ResourceLimits => ({
  maxYoungGenerationSizeMb: 24,
  maxOldGenerationSizeMb,
})
export const engineHeap = heap(1024)
export const rendererHeap = heap(512)

/** Data with which a renderer's thread starts. */
export type RendererData = { root: string; socket: string; engine: MessagePort; dataBytes: number }
