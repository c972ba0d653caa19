/** The two documents that replace a page: not found and broken. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brokenPageText, missingPageText } from '../../web/route-rules.ts'
import { Document } from '../document.ts'
import { prerenderedDirOf, serverDirOf } from './build-output.ts'
import { globalErrorPath, notFoundPath } from './prerendered.ts'

export type FixedDocuments = { missing: Document; broken: Document }

/**
 * Reads both from the build; where the build has none, a plain document with the same text.
 *
 * @param buildDir `.next`
 */
export async function readFixedDocuments(buildDir: string): Promise<FixedDocuments> {
  const app = prerenderedDirOf(serverDirOf(buildDir))
  const missing =
    (await readWith(missingPageText, join(app, `${notFoundPath}.html`))) ?? plainPage(missingPageText, home)
  // Next prerenders its own English page here and ignores app/global-error.tsx.
  const broken =
    (await readWith(brokenPageText, join(app, `${globalErrorPath}.html`))) ??
    plainPage(brokenPageText, `${retry}${home}`)
  return {
    missing: new Document(missing, { status: 404 }),
    broken: new Document(broken, { status: 500, cacheControl: 'no-store' }),
  }
}

/** A prerendered document, if it exists and contains the expected text. */
async function readWith(text: string, file: string): Promise<Buffer | undefined> {
  const body = await readFile(file).catch(() => undefined)
  return body?.includes(text) ? body : undefined
}

const home = '<a href="/">返回首页</a>'
/** An empty href is the URL that failed. */
const retry = '<a href="" style="background:#e1251b;color:#fff">重试</a>'

const plainStyle =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:24px;' +
  "font:16px/1.6 -apple-system,'PingFang SC','Microsoft YaHei',sans-serif;color:#333;background:#f5f5f7}" +
  'h1{margin:0;font-size:22px;font-weight:500}' +
  'p{margin:0;display:flex;gap:12px}' +
  'a{padding:8px 32px;border-radius:4px;color:#333;background:#fff;border:1px solid #e5e6eb;text-decoration:none}'

function plainPage(text: string, links: string): Buffer {
  return Buffer.from(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text}</title>` +
      `<style>${plainStyle}</style></head><body><h1>${text}</h1><p>${links}</p></body></html>`,
  )
}
