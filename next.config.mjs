import { fileURLToPath } from 'node:url'
import { fileHeadersFor, headersFor } from './lib/front/security-headers.ts'
import { listRewrites } from './lib/web/list-path.ts'

/** Headers in the form of next.config. */
const pairs = (headers) => headers.map(([key, value]) => ({ key, value }))

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // The front door compresses cached pages; this is for pages that Next renders per request.
  compress: true,
  cacheHandler: fileURLToPath(new URL('./lib/front/next/cache-handler.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  rewrites: async () => ({ beforeFiles: listRewrites() }),
  // Reads the variable itself: `next build` runs without a valid environment, which lib/env.ts would reject.
  headers: async () => [
    { source: '/((?!_next/static/).*)', headers: pairs(headersFor(process.env.MALL_PUBLIC_URL)) },
    { source: '/_next/static/:path*', headers: pairs(fileHeadersFor(process.env.MALL_PUBLIC_URL)) },
    // A changed picture gets a new file name.
    { source: '/images/:file', headers: pairs([['Cache-Control', 'public, max-age=31536000, immutable']]) },
  ],
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@node-rs/argon2',
    'alipay-sdk',
    'nodemailer',
    'pg',
    'prom-client',
    'swagger-ui-dist',
    'undici',
  ],
  experimental: { optimizePackageImports: ['lucide-react'] },
  typescript: { ignoreBuildErrors: true },
}
