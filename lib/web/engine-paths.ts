/**
 * Which requests the engine answers, and not Next. Plain Node: lib/front loads this file without a compiler.
 */

/** Path of the QR code pictures (contract goods §17). */
export const qrPicturePath = '/wechatAuth/wxapp/qrcode.png'

/** The product feed for search engines and advertising systems (contract files §4). */
export const productFeedPath = '/feed/products.xml'

/** Files with one address, which are only read. */
const files: readonly string[] = [qrPicturePath, productFeedPath]

/** Below it every answer is in the envelope of the contract, also a failure, with HTTP 200 (contract trade §0). */
export const callsPrefix = '/api/h5app/'

/** Whether the engine answers a path: calls of the contract, uploaded and drawn pictures, QR codes, the product feed. */
export const isEnginePath = (path: string, method: string): boolean =>
  path.startsWith('/api/') ||
  path.startsWith('/media/') ||
  (files.includes(path) && (method === 'GET' || method === 'HEAD'))
