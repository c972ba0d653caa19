import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// The first look at a lazily loaded part compiles it; on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 15_000 })
