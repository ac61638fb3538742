/** What Vitest's report of a run says, for the scripts that run it. */
import { say } from './prepare.mjs'

/**
 * Counts the tests that passed and failed, and names those that passed only when they were tried
 * once more.
 */
export function countTests({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) {
  for (const { assertionResults } of testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'passed' && failureMessages.length > 0) say(`Tried twice: ${fullName}`)
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites }
}
