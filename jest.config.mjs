import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

const config = await createConfig({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/{domain,services,contract,components,front}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/setup/empty.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/setup/each.ts'],
  testTimeout: 60_000,
})()

// Packages that are ES modules are loaded as such (node --experimental-vm-modules); next/jest would compile some of
// them to CommonJS, which jest then refuses because of their `.mjs` name.
config.transformIgnorePatterns = ['/node_modules/', '^.+\\.module\\.(css|sass|scss)$']

export default config
