/**
 * Which requests the engine answers, and not Next. Plain Node: lib/front loads this file without a compiler.
 */

/** Path of the QR code pictures (contract goods §17). */
export const qrPicturePath = '/wechatAuth/wxapp/qrcode.png'

/** Whether the engine answers a path: calls of the contract, uploaded and drawn pictures, QR codes. */
export const isEnginePath = (path: string, method: string): boolean =>
  path.startsWith('/api/') ||
  path.startsWith('/media/') ||
  (path === qrPicturePath && (method === 'GET' || method === 'HEAD'))
