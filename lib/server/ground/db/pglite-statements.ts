import 'server-only'
import { type messages, parse, type PGlite, protocol } from '@electric-sql/pglite'
import { randomPageCost } from './connection'
import type { Statement } from './statement'

type Text = Pick<Statement, 'name' | 'text' | 'isPlannedPerCall'>

/** The database's description of a parsed statement. */
interface Prepared {
  /** Type ids of the parameters. */
  paramTypes: readonly number[]
  columns: readonly { name: string; parse: (text: string) => unknown }[]
}

/** bigint and numeric; all ids, cents and seconds stay below 2^53. */
const parseNumber: Record<number, (text: string) => unknown> = { 20: Number, 1700: Number }

const { serialize } = protocol

/**
 * Runs declared statements of one PGlite as prepared statements: each is parsed and planned once. PGlite's `query`
 * parses and plans every time, in six messages; a list of product cards costs four times as much that way (ADR 0028).
 *
 * The methods are synchronous, because PGlite runs in this thread: the caller holds PGlite's mutex.
 */
export class PreparedStatements {
  readonly #client: PGlite
  readonly #prepared = new Map<string, Prepared>()
  /** Whether the database currently plans for the values of each call; undefined when unknown. */
  #plansPerCall: boolean | undefined

  constructor(client: PGlite) {
    this.#client = client
  }

  /** @throws the database's error */
  run<Row>(statement: Text, params: readonly unknown[]): Row[] {
    const { name, text, isPlannedPerCall = false } = statement
    this.#plan(isPlannedPerCall)
    // A statement planned per call has many texts under one name.
    if (isPlannedPerCall) return this.#execute<Row>('', this.#parse('', text), params)
    let prepared = this.#prepared.get(name)
    if (!prepared) this.#prepared.set(name, (prepared = this.#parse(name, text)))
    return this.#execute<Row>(name, prepared, params)
  }

  /** A rollback also reverts the plan mode that was set in the transaction. */
  forgetPlanMode(): void {
    this.#plansPerCall = undefined
  }

  #plan(isPerCall: boolean): void {
    if (this.#plansPerCall === isPerCall) return
    const mode = isPerCall ? 'auto' : 'force_generic_plan'
    this.#send([
      serialize.query(
        `set plan_cache_mode = ${mode}; set random_page_cost = ${isPerCall ? 4 : randomPageCost}`,
      ),
    ])
    this.#plansPerCall = isPerCall
  }

  #parse(name: string, text: string): Prepared {
    const answer = this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    const rows = answer.find((message) => message.name === 'rowDescription') as
      messages.RowDescriptionMessage | undefined
    return {
      paramTypes: parse.parseDescribeStatementResults(answer),
      columns: (rows?.fields ?? []).map((field) => ({
        name: field.name,
        parse: parseNumber[field.dataTypeID] ?? this.#client.parsers[field.dataTypeID] ?? String,
      })),
    }
  }

  #execute<Row>(name: string, { paramTypes, columns }: Prepared, params: readonly unknown[]): Row[] {
    const values = params.map((value, index) => this.#serialize(value, paramTypes[index] ?? 0))
    const answer = this.#send([
      serialize.bind({ statement: name, values }),
      serialize.execute({}),
      serialize.sync(),
    ])
    const rows: Row[] = []
    for (const message of answer) {
      if (message.name !== 'dataRow') continue
      const { fields } = message as messages.DataRowMessage
      const row: Record<string, unknown> = {}
      for (const [index, column] of columns.entries()) {
        const field = fields[index]
        row[column.name] = typeof field === 'string' ? column.parse(field) : null
      }
      rows.push(row as Row)
    }
    return rows
  }

  #serialize(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null
    const serializer = this.#client.serializers[type]
    return serializer ? (serializer(value) as string) : String(value)
  }

  /** Sends the messages in one go. @throws the error among the answers */
  #send(requests: Uint8Array[]): messages.BackendMessage[] {
    const bytes = this.#client.execProtocolRawSync(concat(requests))
    const answers: messages.BackendMessage[] = []
    new protocol.Parser().parse(bytes, (message) => answers.push(message))
    const error = answers.find((message) => message.name === 'error')
    if (error) throw error as unknown
    return answers
  }
}

function concat(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
