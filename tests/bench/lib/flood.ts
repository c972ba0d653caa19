/** A thread that requests different searches without pause on many connections. Sends the answers when told to stop. */
import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** `path`: the search without its words. */
export type FloodData = { url: string; path: string; connections: number }
export type FloodResult = { answered: number; refused: number; failed: number }

const { url, path, connections } = workerData as FloodData
const result: FloodResult = { answered: 0, refused: 0, failed: 0 }
/** Milliseconds that a refused visitor waits; the mall asks for five seconds. */
const pause = 1000
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
let stopped = false
let searches = 0

const search = (): Promise<number> =>
  new Promise((resolve) => {
    get(url + path + encodeURIComponent(`变频冰箱 ${++searches}`), { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    }).once('error', () => resolve(0))
  })

async function visitor(): Promise<void> {
  while (!stopped) {
    const status = await search()
    if (stopped) return
    if (status === 200) result.answered++
    else if (status === 503) {
      result.refused++
      await delay(pause)
    } else result.failed++
  }
}

parentPort?.once('message', () => {
  stopped = true
  parentPort?.postMessage(result)
  process.exit()
})
for (let index = 0; index < connections; index++) void visitor()
