/**
 * Which requests the engine answers, and not Next. Plain Node: lib/front loads this file without a compiler.
 */

/** Path of the QR code pictures (contract goods §17). */
export const qrPicturePath = '/wechatAuth/wxapp/qrcode.png'

/** Below it every answer is in the envelope of the contract, also a failure, with HTTP 200 (contract trade §0). */
export const callsPrefix = '/api/h5app/'

/** Whether the engine answers a path: calls of the contract, uploaded and drawn pictures, QR codes. */
export const isEnginePath = (path: string, method: string): boolean =>
  path.startsWith('/api/') ||
  path.startsWith('/media/') ||
  (path === qrPicturePath && (method === 'GET' || method === 'HEAD'))
