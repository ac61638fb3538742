/**
 * A reporter of Vitest that names what failed outside every test: loading a file, a hook, a promise
 * that nobody awaited. The report that the scripts count by does not say what those were.
 */

import { say } from './prepare.mjs'
import { failure } from './test-reports.mjs'

export default class ErrorsAroundTests {
  onTestRunEnd(modules, unhandled) {
    for (const file of modules)
      for (const part of [file, ...file.children.allSuites()])
        for (const { message } of part.errors())
          say(failure([file.relativeModuleId, part.fullName].filter(Boolean).join(', '), message))
    for (const { type, message } of unhandled) say(failure(type, message))
  }
}
