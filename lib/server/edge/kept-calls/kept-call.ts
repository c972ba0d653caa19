import 'server-only'
import type { AnySchema, InferContractRouterOutputs, InferSchemaOutput } from '@orpc/contract'
import type { contract } from '@/lib/contract'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Mall } from '@/lib/server/ground/mall'

/** The rows from which the holes of an answer are filled, by path and in the order of the text; plain data. */
export type HoleRows = Readonly<Record<string, readonly unknown[]>>

/** The fields for each hole, by path; `stale` when the kept answer is no longer valid. */
type HoleFields<Rows extends HoleRows> = { readonly [Path in keyof Rows]: readonly object[] } | 'stale'

/** Fills the holes of a call's answer. */
export interface Overlay<Output, Input, Rows extends HoleRows = HoleRows> {
  /**
   * Reads the data for filling that depends neither on the time nor on the viewer; called once, when the answer is
   * kept.
   */
  prepare: (mall: Mall, answer: Output, input: Input) => Promise<Rows> | Rows
  /** Reads the live and personal values in one statement. */
  fill: (mall: Mall, rows: Rows, viewer: Viewer | null) => Promise<HoleFields<Rows>>
}

/** How the answer of a call is kept; the contract declares its live and personal fields. */
export interface KeptCall<Output, Input> {
  /** From the cache manifest: life in seconds and cache tags; null when this answer cannot be kept. */
  profile: (answer: Output, input: Input) => { life: number; tags: readonly string[] } | null
  /** Whether answers to this input are kept; absent for all. */
  isKept?: (input: Input) => boolean
  overlay?: Overlay<Output, Input>
}

/** The rows of `prepare` are passed to `fill` only, so their type stays internal. */
export const overlay = <Output, Input, Rows extends HoleRows>(
  of: Overlay<Output, Input, Rows>,
): Overlay<Output, Input> => of as unknown as Overlay<Output, Input>

/**
 * An overlay with holes of one path.
 * @param rowsOf the row for each hole, in the order of the text
 */
export function overlayAt<Output, Input, Row>(
  path: string,
  rowsOf: (mall: Mall, answer: Output, input: Input) => Promise<readonly Row[]> | readonly Row[],
  fill: (mall: Mall, rows: readonly Row[], viewer: Viewer | null) => Promise<readonly object[] | 'stale'>,
): Overlay<Output, Input> {
  return overlay({
    prepare: async (
      mall,
      answer: Output,
      input: Input,
    ): Promise<Readonly<Record<string, readonly Row[]>>> => ({
      [path]: await rowsOf(mall, answer, input),
    }),
    async fill(mall, rows, viewer) {
      const fields = await fill(mall, rows[path] ?? [], viewer)
      return fields === 'stale' ? fields : { [path]: fields }
    },
  })
}

type Contract = typeof contract
type Outputs = InferContractRouterOutputs<Contract>
/** The parsed input of a call. */
type InputOf<Call> = Call extends { '~orpc': { inputSchema?: infer Schema extends AnySchema | undefined } }
  ? InferSchemaOutput<NonNullable<Schema>>
  : never

/** Kept calls by subject and name. */
export type KeptCallTable = {
  [Subject in keyof Contract]?: {
    [Name in keyof Contract[Subject] & keyof Outputs[Subject]]?: KeptCall<
      Outputs[Subject][Name],
      InputOf<Contract[Subject][Name]>
    >
  }
}
