"""Time, garbage, restarts of tasks."""
