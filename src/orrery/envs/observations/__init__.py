"""What the features of every game mean, by name and shape; see `schema`."""

from orrery.envs.observations.planes import Planes, planes_of
from orrery.envs.observations.schema import Schema, schema_of

__all__ = ["Planes", "Schema", "planes_of", "schema_of"]
