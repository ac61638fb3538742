/** Reads the reports of Vitest and Playwright, for the scripts that start them. */
import { stripVTControlCharacters } from 'node:util'
import { say } from './prepare.mjs'

/** A test's name with its first error, on one line: `.ci/run` prints it again at its end. */
const failure = (name, message) => {
  const firstLine = stripVTControlCharacters(message ?? '').split('\n', 1)[0]
  return `Failed: ${name}${firstLine ? `: ${firstLine.slice(0, 200)}` : ''}`
}

/**
 * Counts Vitest's tests that passed and failed. Names those that failed, and those that passed only
 * on a second try.
 */
export function countTests({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) {
  for (const { name, status: suite, message, assertionResults } of testResults) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'failed') say(failure(fullName, failureMessages[0]))
      if (status === 'passed' && failureMessages.length > 0) say(`Tried twice: ${fullName}`)
    }
    if (suite === 'failed' && assertionResults.length === 0) say(failure(name, message))
  }
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites }
}

/** The same of Playwright's journeys. */
export function countJourneys({ stats, errors, suites }) {
  for (const { message } of errors) say(failure('the journeys', message))
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  for (const { title, file, tests } of suites.flatMap(specs))
    for (const { projectName, status, results } of tests) {
      const name = `${file}, ${title} (${projectName})`
      if (status === 'unexpected') say(failure(name, results[0]?.error?.message))
      if (status === 'flaky') say(`Tried twice: ${name}`)
    }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}
