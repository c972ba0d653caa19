import type { RequestedLine, SkuFacts } from './bill'

/** A package in a cart line: its SKUs, the main one first, each with its package price in cents. */
interface PackageLine {
  packageId: number
  packageName: string
  parts: { sku: SkuFacts; price: number }[]
}

/** A line of the cart, which buys one SKU or one package. `sku` of a package is its main one. */
export interface CartRequest extends RequestedLine {
  package: PackageLine | null
  /** Why the package can no longer be bought; null for single SKUs. */
  packageProblem: string | null
}

/** The SKUs of a line with what they cost together: the line itself, or the parts of its package. */
export const skusOf = (line: Pick<CartRequest, 'sku' | 'package'>): SkuFacts[] =>
  line.package ? line.package.parts.map(({ sku }) => sku) : [line.sku]

/** The lines to price: a package becomes a line per part, each with the pieces of the package. */
export const priceableLines = (lines: readonly CartRequest[]): RequestedLine[] =>
  lines.flatMap((line): RequestedLine[] => {
    const { package: bundle, packageProblem: _, ...requested } = line
    if (!bundle) return [requested]
    const { packageId, packageName, parts } = bundle
    return parts.map(({ sku, price }) => ({
      ...requested,
      sku,
      marketingId: null,
      inPackage: { packageId, packageName, price },
    }))
  })
