import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// The first use of a lazily loaded module compiles it, which takes longer than the default of one second on a busy
// machine.
configure({ asyncUtilTimeout: 15_000 })

// Files of a group share one window (tests/run/test-groups.ts): position and width of one test are not those of the next.
afterEach(() => {
  Reflect.deleteProperty(globalThis.navigator, 'geolocation')
  Reflect.deleteProperty(globalThis, 'matchMedia')
})
