import { isMobile } from '../validate'

/**
 * Characters that phones and address books put between digits: blanks, hyphens and dashes, dots, brackets, and
 * invisible direction marks.
 */
const separators = /[\s\p{Cf}\p{Pd}\p{Ps}\p{Pe}.·・‧−]/gu
/** The country code, as it is dialled (0086), as address books store it (+86), or without a mark. */
const countryCode = /^(?:\+|00)?86/

/**
 * The eleven digits of a mainland mobile number, in whatever form a phone pastes it: `138 0013 8001`, `+86
 * 138-0013-8001`, full-width digits. Any other text is returned unchanged, for the rule of the field to refuse.
 */
export function plainMobile(text: string): string {
  const digits = text.normalize('NFKC').replace(separators, '')
  if (isMobile(digits)) return digits
  const national = digits.replace(countryCode, '')
  return isMobile(national) ? national : text
}
