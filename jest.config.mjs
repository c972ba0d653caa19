import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

const config = await createConfig({
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/tests/{domain,web,demo,services,model,contract,components,front}/**/*.test.{ts,tsx}',
  ],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/setup/empty.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/setup/each.ts'],
  testTimeout: 60_000,
  // One worker less than cores is the default: of two cores one would idle. Each test file leaves modules and a
  // database of WebAssembly behind, so workers are renewed before collecting garbage becomes their main work.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
})()

// Packages that are ES modules are loaded as such (node --experimental-vm-modules); next/jest would compile some of
// them to CommonJS, which jest then refuses because of their `.mjs` name.
config.transformIgnorePatterns = ['/node_modules/', '^.+\\.module\\.(css|sass|scss)$']

export default config
