import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

/** ES modules in node_modules that jest has to compile. */
const esm = ['ky', 'jose', '@orpc', 'rou3', 'lru-cache', 'swagger-ui-dist', 'cookies-next']

const config = await createConfig({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/{domain,services,contract,components,front}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/setup/empty.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/setup/each.ts'],
  testTimeout: 30_000,
})()

// next/jest sets its own list when the config is made; ours has to replace it afterwards.
config.transformIgnorePatterns = [`/node_modules/(?!(${esm.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$']

export default config
