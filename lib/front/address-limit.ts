/** How much one visitor's address may have open at the same time. */
import { addressBlock } from '../web/address-block.ts'

/**
 * Connections per address; behind own proxies, requests in flight. A browser keeps at most six connections and closes
 * idle ones after a minute, so that a thousand shoppers of one company or mobile network stay below it.
 */
export const maxPerAddress = 2_000

export class AddressLimit {
  readonly #max: number
  readonly #open = new Map<string, number>()

  constructor(max = maxPerAddress) {
    this.#max = max
  }

  /**
   * Counts one more of an address.
   *
   * @param address IPv6 addresses of one /64 network count together
   * @returns a function that ends it, to be called once; undefined when the address has as many as it may have
   */
  enter(address: string): (() => void) | undefined {
    const block = addressBlock(address)
    const open = this.#open.get(block) ?? 0
    if (open >= this.#max) return undefined
    this.#open.set(block, open + 1)
    return () => {
      const rest = (this.#open.get(block) ?? 1) - 1
      if (rest > 0) this.#open.set(block, rest)
      else this.#open.delete(block)
    }
  }
}
