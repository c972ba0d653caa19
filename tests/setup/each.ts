import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// The first use of a lazily loaded module compiles it, which takes longer than the default of one second on a busy
// machine.
configure({ asyncUtilTimeout: 15_000 })

// Files of a group share one window (tests/run/test-groups.ts): the position of one test is not that of the next.
afterEach(() => void Reflect.deleteProperty(globalThis.navigator, 'geolocation'))
