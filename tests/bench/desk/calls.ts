/** Calls of an operator of the demo mall. */
import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { api } from '../lib/demo-requests.ts'

const operator = '13800138004'

export interface Task {
  task_id: number
  state: string
  done: number
  total: number
  counts: Record<string, number>
  problem: string
}

const resting = new Set(['checked', 'done', 'undone', 'paused', 'cancelled', 'failed'])

export class DeskCalls {
  readonly #url: string
  readonly #token: string

  private constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  static async signIn(url: string): Promise<DeskCalls> {
    const calls = new DeskCalls(url, '')
    const form = new URLSearchParams({ company_id: '1', username: operator, password: 'Mall2026' })
    const { token } = await calls.#send<{ token: string }>('POST', 'login', form)
    return new DeskCalls(url, token)
  }

  async #send<T>(method: string, path: string, body: RequestInit['body'] = null): Promise<T> {
    const isJson = typeof body === 'string'
    const answer = await fetch(`${this.#url}${api}/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(isJson && { 'content-type': 'application/json' }),
      },
      body,
    })
    const { data } = (await answer.json()) as { data: T & { message?: string; status_code?: number } }
    if (data.status_code) throw new Error(`${path}: ${data.message}`)
    return data
  }

  get<T>(path: string, query: Record<string, string | number> = {}): Promise<T> {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    return this.#send('GET', `${path}?${search}`)
  }

  post<T>(path: string, input: object): Promise<T> {
    return this.#send('POST', path, JSON.stringify(input))
  }

  /** Uploads a file of products and waits for its check. @returns the task */
  async check(file: string): Promise<Task> {
    const { size } = await stat(file)
    const created = await this.post<{ task_id: number; part_bytes: number }>('operator/goods/import', {
      name: basename(file),
      size,
    })
    const { task_id, part_bytes: part } = created
    const bytes = await openAsBlob(file)
    for (let index = 0; index * part < size; index++) {
      const form = new FormData()
      form.set('task_id', String(task_id))
      form.set('of', 'table')
      form.set('index', String(index))
      form.set('file', bytes.slice(index * part, (index + 1) * part), 'part')
      await this.#send('POST', 'operator/goods/import/part', form)
    }
    await this.post('operator/goods/import/read', { task_id })
    await this.post('operator/goods/import/check', { task_id })
    return this.untilResting(task_id)
  }

  change(taskId: number, action: 'start' | 'undo'): Promise<Task> {
    return this.post('operator/tasks/change', { task_id: taskId, action })
  }

  task(taskId: number): Promise<Task> {
    return this.get('operator/tasks/info', { task_id: taskId })
  }

  /** @throws Error when the task fails */
  async untilResting(taskId: number): Promise<Task> {
    for (;;) {
      const task = await this.task(taskId)
      if (task.state === 'failed') throw new Error(`A task failed: ${task.problem}`)
      if (resting.has(task.state)) return task
      await delay(500)
    }
  }
}
