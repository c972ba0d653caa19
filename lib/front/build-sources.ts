/**
 * The files and folders that a build is made from: when one of them is newer than the build, the build is stale.
 * tests/front/build-sources.test.ts compares this list with the imports of the app.
 *
 * Not listed: the rest of lib/front, which Node runs without a build, and public, which is served as it is.
 */
export const buildSources = [
  'app',
  'components',
  'widgets',
  'lib/client',
  'lib/contract',
  'lib/demo',
  'lib/domain',
  'lib/readers',
  'lib/server',
  'lib/watch',
  'lib/web',
  'lib/database-hosts.ts',
  'lib/env.ts',
  'lib/payment-env.ts',
  'lib/secret-env.ts',
  'lib/sign-in-env.ts',
  'lib/storage-env.ts',
  'lib/database-env.ts',
  // next.config.mjs names these: the headers become part of the build, the cache handler and the compile hints run in
  // it.
  'lib/front/security-headers.ts',
  'lib/front/next',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
] as const
